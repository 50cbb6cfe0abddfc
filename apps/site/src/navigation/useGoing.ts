import { useEffect, useLayoutEffect } from 'react';
import type { Navigate } from '@clubline/features';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { createGoing } from './createGoing';
import { goTo } from './goTo';
import { pageLoading } from './pageLoading';
import { preparePage } from './preparePage';

let navigate: NavigateFunction | undefined;

const { go, stay, arrived } = createGoing({
  show: (to, options) => navigate && goTo(navigate, to, options),
  prepare: preparePage,
  loading: pageLoading,
});

/** Leads to an address as soon as its page is ready. */
export function useGoing(): Navigate {
  const latest = useNavigate();
  const { key } = useLocation();
  useLayoutEffect(() => {
    navigate = latest;
  }, [latest]);
  useLayoutEffect(arrived, [key]);
  useEffect(() => {
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  return go;
}
