import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { PageTitle } from './page-title.tsx';

interface FailureStateProps {
  /** What did not work. */
  readonly title: ReactNode;
  /** Why, and what is safe. */
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Whether the page's heading is missing too: the title is its h1. */
  readonly page?: boolean;
}

/** Stands where the content would, when loading it failed. */
export function FailureState({
  title,
  children,
  retryLabel,
  onRetry,
  retrying = false,
  page = false,
}: FailureStateProps) {
  const notice = (
    <Notice
      tone="danger"
      role="alert"
      title={page ? undefined : title}
      action={
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
  if (!page) return notice;
  return (
    <>
      <PageTitle title={title} />
      {notice}
    </>
  );
}
