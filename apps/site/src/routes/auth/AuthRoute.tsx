import { AuthScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';

export default function AuthRoute() {
  const { search } = useLocation();
  return <AuthScreen search={search} />;
}
