import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { PageLoading } from './page-loading.tsx';

interface BoundaryProps {
  readonly address: string;
  readonly whole: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** Where the failure happened. */
  readonly address: string;
  readonly failure: { readonly error: unknown } | null;
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, failure: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.address === props.address ? null : { address: props.address, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? (
      this.props.children
    ) : (
      <ErrorScreen error={failure.error} whole={this.props.whole} />
    );
  }
}

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Whether the boundary holds everything that the browser shows. */
  readonly whole?: boolean;
}

/** Shows that a page is loading or broke; another address gets a new chance. */
export function PageBoundary({ children, whole = false }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary address={pathname} whole={whole}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
