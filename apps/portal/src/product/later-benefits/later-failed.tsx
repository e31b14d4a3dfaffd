import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

interface LaterFailedProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The panel without figures; price and order stay as they are. */
export function LaterFailed({ retrying, onRetry }: LaterFailedProps) {
  const { t } = useTranslation('payslip');
  return (
    <SectionCard title={t('later.title')}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button variant="default" loading={retrying} onClick={onRetry}>
            {t('later.retry')}
          </Button>
        }
      >
        {t('later.failed')}
      </Notice>
    </SectionCard>
  );
}
