import type { ComponentProps } from 'react';
import { AuthScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';

export default function AuthRoute({ view }: Pick<ComponentProps<typeof AuthScreen>, 'view'>) {
  const { search } = useLocation();
  return <AuthScreen view={view} search={search} />;
}
