import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './bulk-decision.module.css';

interface BulkDecisionProps {
  /** How many orders are chosen. */
  readonly chosen: string;
  readonly action: string;
  /** Title of the question. */
  readonly title: string;
  /** What follows from going on. */
  readonly text: string;
  /** What the button that goes on says. */
  readonly confirm: string;
  /** The chosen orders, as items of a list. */
  readonly children: ReactNode;
  /** Whether the action is the page's main one; else the open order has the filled button. */
  readonly main?: boolean;
  readonly pending: boolean;
  /** Sends the decision; the question closes once it is answered. */
  readonly onConfirm: () => Promise<unknown>;
  /** Nothing is chosen any more. */
  readonly onClear: () => void;
}

/** The bar of chosen orders, and the question about them that lists them. */
export function BulkDecision(props: BulkDecisionProps) {
  const { chosen, action, title, text, confirm, children, main = false, pending, onConfirm, onClear } = props;
  const { t } = useTranslation('desk');
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const close = () => setAsking(false);
  const clear = () => {
    // The bar goes away with its buttons: the keyboard goes on with the choice of orders.
    const list = bar.current?.closest('section, [data-wide]');
    list?.querySelector<HTMLElement>('input[type="checkbox"]:enabled')?.focus();
    onClear();
  };
  return (
    <>
      <div ref={bar} className={classes['bar']}>
        <output>{chosen}</output>
        <Button size="sm" variant={main ? 'filled' : 'default'} onClick={() => setAsking(true)}>
          {action}
        </Button>
        <Button size="sm" variant="subtle" onClick={clear}>
          {t('bulk.clear')}
        </Button>
      </div>
      <Dialog opened={asking} onClose={close} title={title} closeLabel={t('dialog.close')}>
        <div className={classes['question']}>
          <p>{text}</p>
          <ul className={classes['list']}>{children}</ul>
          <div className={classes['buttons']}>
            <Button variant="default" onClick={close}>
              {t('bulk.cancel')}
            </Button>
            <Button onClick={() => void onConfirm().then(close, close)} loading={pending}>
              {confirm}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
