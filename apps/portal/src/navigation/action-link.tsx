import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ActionLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The one next step of a page, when it is another page. */
export function ActionLink({ to, children }: ActionLinkProps) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  );
}
