import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../product/desk/confirm-dialog.tsx';
import { isForbidden, STANDING_TONES, type Standing } from '../../../product/licence/lease-drivers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation('lease');
  return (
    <div>
      <StatusBadge tone={STANDING_TONES[standing]}>{t(`licence.standings.${standing}`)}</StatusBadge>
    </div>
  );
}

interface ForbiddenNoticeProps {
  readonly standing: Standing;
  /** To whom it speaks. */
  readonly reader: 'licence' | 'driver';
}

/** Says that the person must not drive, and why; nothing where the person may. */
export function ForbiddenNotice({ standing, reader }: ForbiddenNoticeProps) {
  const { t } = useTranslation('lease');
  if (!isForbidden(standing)) return null;
  const why = standing === 'LOST' ? 'LOST' : 'OVERDUE';
  return (
    <Notice tone="danger" title={t('licence.forbidden')}>
      {reader === 'driver' ? t(`driver.why.${why}`) : t(`licence.why.${why}`)}
    </Notice>
  );
}

interface LossButtonProps {
  readonly isPending: boolean;
  /** What follows from the report. */
  readonly question: string;
  readonly onReport: () => void;
}

/** Reports, after a question, that the person has no valid licence any more. */
export function LossButton({ isPending, question, onReport }: LossButtonProps) {
  const { t } = useTranslation('lease');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => setIsAsking(true)}>
        {t('licence.lose')}
      </Button>
      <ConfirmDialog
        title={t('licence.lose')}
        action={t('licence.loseAction')}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onReport}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
