import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './decline-order-button.module.css';
import type { DeclineDialogProps } from './decline-dialog.tsx';

// Fetched at the first decline.
const DeclineDialog = lazy(() =>
  import('./decline-dialog.tsx').then((module) => ({ default: module.DeclineDialog })),
);

type DeclineButtonProps = Omit<DeclineDialogProps, 'opened' | 'onClose'> & {
  readonly disabled: boolean;
};

/** Asks for the reason before something is declined. */
export function DeclineButton({ disabled, ...dialog }: DeclineButtonProps) {
  const { t } = useTranslation('desk');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="outline"
        className={classes['decline']}
        disabled={disabled}
        onClick={() => setState('open')}
      >
        {t('decline.button')}
      </Button>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <DeclineDialog {...dialog} opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

type DeclineOrderButtonProps = Omit<DeclineButtonProps, 'title'> & { readonly orderId: number };

/** The same for an order. */
export function DeclineOrderButton({ orderId, ...button }: DeclineOrderButtonProps) {
  const { t } = useTranslation('desk');
  return <DeclineButton title={t('decline.title', { id: orderId })} {...button} />;
}
