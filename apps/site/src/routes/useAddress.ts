import { useLocation } from 'react-router-dom';

/** The address being shown: path, query and fragment. */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
