import { Button } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './orders-would-end-dialog.module.css';

interface OrdersWouldEndDialogProps {
  /** The refusal of the server; null while it asks nothing. */
  readonly refusal: ApiError | null;
  readonly isBusy: boolean;
  /** Nothing is saved, the former data come back. */
  readonly onKeep: () => void;
  /** Saves; the server ends the orders and makes them anew. */
  readonly onPriceAnew: () => void;
  /** Back to the form, with what was typed. */
  readonly onClose: () => void;
}

/** Whether the server asks what becomes of unsigned orders. */
export function asksAboutOrders(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'ORDERS_WOULD_END';
}

/** Before salary data are saved that would end an order: which one, why, and what to do with it. */
export function OrdersWouldEndDialog(props: OrdersWouldEndDialogProps) {
  const { refusal, isBusy, onKeep, onPriceAnew, onClose } = props;
  const { t } = useTranslation(['profile', 'app']);
  const problemText = useProblemText();
  // While the dialog closes, the refusal is gone already.
  const [shown, setShown] = useState(refusal);
  if (refusal !== null && refusal !== shown) setShown(refusal);
  const count = Number(shown?.problem?.params?.['count'] ?? 1);
  return (
    <Dialog
      opened={refusal !== null}
      onClose={onClose}
      title={t('wouldEnd.title', { count })}
      closeLabel={t('wouldEnd.close')}
    >
      <div className={classes['choices']}>
        <p>{problemText(shown)}</p>
        <p>{t('wouldEnd.why', { count })}</p>
        <Button fullWidth h="auto" py="sm" onClick={onPriceAnew} loading={isBusy} styles={WRAPPED}>
          {t('wouldEnd.priceAnew', { count })}
        </Button>
        <p className={classes['hint']}>{t('wouldEnd.priceAnewHint', { count })}</p>
        <Button
          variant="default"
          fullWidth
          h="auto"
          py="sm"
          onClick={onKeep}
          disabled={isBusy}
          styles={WRAPPED}
        >
          {t('wouldEnd.keep')}
        </Button>
        <p className={classes['hint']}>{t('wouldEnd.keepHint', { count })}</p>
      </div>
    </Dialog>
  );
}

/** Long labels break on narrow phones. */
const WRAPPED = { label: { whiteSpace: 'normal' } } as const;
