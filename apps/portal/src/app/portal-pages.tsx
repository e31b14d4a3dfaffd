import { useLayoutEffect } from 'react';
import { useNavigate, useRoutes, type RouteObject } from 'react-router';
import type { Navigator } from '../navigation/create-navigator.ts';

interface PortalPagesProps {
  readonly routes: RouteObject[];
  readonly navigator: Navigator;
}

/** The page of the current address. */
export function PortalPages({ routes, navigator }: PortalPagesProps) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigator.attach(navigate), [navigator, navigate]);
  return useRoutes(routes);
}
