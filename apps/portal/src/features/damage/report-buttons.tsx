import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReport } from './report-context.ts';
import classes from './damage.module.css';

interface ReportButtonsProps {
  /** Without it, the button submits the form around it. */
  readonly onNext?: () => void;
  readonly next?: string;
  readonly disabled?: boolean;
}

/** Back, and on to the next step. */
export function ReportButtons({ onNext, next, disabled = false }: ReportButtonsProps) {
  const { t } = useTranslation('damage');
  const { draft, back } = useReport();
  return (
    <div className={classes['buttons']}>
      {draft.step !== 'WHAT' && (
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
