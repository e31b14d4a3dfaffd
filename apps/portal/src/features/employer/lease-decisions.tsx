import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { DeclineButton } from '../../product/desk/decline-order-button.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './package-decisions.module.css';

type Terms = ReplyOf<'listPackageChanges'>[number]['change']['before'];

/** What changes of a running lease that wait for the employer share: changes of the package, and extensions. */
export interface WaitingChange {
  readonly id: number;
  readonly employee: ReplyOf<'listPackageChanges'>[number]['employee'];
  readonly vehicle: ReplyOf<'listPackageChanges'>[number]['vehicle'];
  readonly plate: string | null;
  readonly before: Terms;
  readonly after: Terms;
  readonly since: string;
  readonly approvedOnce: boolean;
  readonly mayApprove: boolean;
}

interface DecisionListProps<T> {
  readonly waiting: readonly T[];
  /** Texts of the namespace of the employer. */
  readonly of: 'packages' | 'extensions';
  readonly children: (one: T) => ReactNode;
}

/** A card of changes that wait; nothing without one. */
export function DecisionList<T>({ waiting, of, children }: DecisionListProps<T>) {
  const { t } = useTranslation('employer');
  if (waiting.length === 0) return null;
  return (
    <div className={classes['waiting']}>
      <SectionCard compact title={t(`${of}.title`, { count: waiting.length })}>
        <ul className={classes['changes']}>{waiting.map(children)}</ul>
      </SectionCard>
    </div>
  );
}

type Decision = { readonly decision: 'APPROVE' } | { readonly decision: 'DECLINE'; readonly reason: string };

interface LeaseDecisionProps {
  readonly waiting: WaitingChange;
  readonly of: 'packages' | 'extensions';
  /** What the employee wants, in a sentence. */
  readonly text: string;
  readonly annex: Parameters<ReturnType<typeof useDocumentDownload>['mutate']>[0];
  readonly isPending: boolean;
  readonly onDecide: (decision: Decision) => Promise<unknown>;
}

/** A change that waits, with its amounts, its annex and both answers. */
export function LeaseDecision({ waiting, of, text, annex, isPending, onDecide }: LeaseDecisionProps) {
  const { t } = useTranslation('employer');
  const { euroCents, date } = useFormat();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const download = useDocumentDownload();
  const { employee, vehicle, plate, before, after, since, approvedOnce, mayApprove } = waiting;
  const person = personName(employee);
  return (
    <li>
      <div className={classes['facts']}>
        <p>
          <strong>{text}</strong>
        </p>
        <p>{[vehicleName(vehicle), plate].filter(Boolean).join(', ')}</p>
        <p>
          {t('packages.money', {
            before: euroCents(before.conversionCents),
            after: euroCents(after.conversionCents),
          })}
          {before.contributionCents !== after.contributionCents &&
            ` ${t('packages.contribution', {
              before: euroCents(before.contributionCents),
              after: euroCents(after.contributionCents),
            })}`}
        </p>
        <p className={classes['quiet']}>
          {t(`${of}.since`, { day: date(since) })}
          {approvedOnce && ` ${t('packages.first')}`}
          {!mayApprove && ` ${t('packages.notYou')}`}
        </p>
      </div>
      <div className={classes['buttons']}>
        <Button variant="subtle" loading={download.isPending} onClick={() => download.mutate(annex)}>
          {t('packages.annex')}
        </Button>
        <DeclineButton
          title={t(`${of}.decline`, { person })}
          person={person}
          disabled={isPending}
          onDecline={async (reason) => {
            await onDecide({ decision: 'DECLINE', reason });
            toast('success', t(`${of}.declined`));
          }}
        />
        <Button
          disabled={!mayApprove}
          loading={isPending}
          aria-label={t(`${of}.approveNamed`, { person })}
          onClick={() => {
            onDecide({ decision: 'APPROVE' }).then(
              () => toast('success', t('packages.approved')),
              (error: Error) => toast('error', problemText(error)),
            );
          }}
        >
          {t(`${of}.approve`)}
        </Button>
      </div>
    </li>
  );
}
