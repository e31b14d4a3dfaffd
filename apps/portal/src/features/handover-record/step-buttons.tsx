import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRecord } from './record-context.ts';
import classes from './handover-record.module.css';

interface StepButtonsProps {
  /** Without it, the button submits the form around it. */
  readonly onNext?: () => void;
  readonly next?: string;
  readonly disabled?: boolean;
}

/** Back, and on to the next step. */
export function StepButtons({ onNext, next, disabled = false }: StepButtonsProps) {
  const { t } = useTranslation('handover');
  const { draft, back } = useRecord();
  return (
    <div className={classes['buttons']}>
      {draft.step !== 'CAR' && (
        <Button variant="default" onClick={back}>
          {t('back')}
        </Button>
      )}
      <Button
        className={classes['next'] ?? ''}
        type={onNext ? 'button' : 'submit'}
        disabled={disabled}
        {...(onNext && { onClick: onNext })}
      >
        {next ?? t('next')}
      </Button>
    </div>
  );
}
