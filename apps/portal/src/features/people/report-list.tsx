import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ConfirmDialog } from '../../desk/confirm-dialog.tsx';
import { personName } from '../../desk/person-name.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../desk/row-list.module.css';
import { useOutcome } from './use-outcome.ts';

type Person = ReplyOf<'listPeople'>['people'][number];
type Report = Person['reports'][number];

/** What the employer has reported about a person and is in force or will be, and ending it. */
export function ReportList({ person }: { readonly person: Person }) {
  if (person.reports.length === 0) return null;
  return (
    <ul className={classes['reports']}>
      {person.reports.map((report) => (
        <ReportItem key={report.id} person={person} report={report} />
      ))}
    </ul>
  );
}

function ReportItem({ person, report }: { readonly person: Person; readonly report: Report }) {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  const [asking, setAsking] = useState(false);
  const name = personName(person);
  const { id, kind, day, until } = report;
  const end = useApiMutation('endEmploymentReport', useOutcome(t('report.ended')));
  const reported = t(`report.kinds.${kind}`);
  const text =
    kind === 'LEAVING'
      ? t('report.leavesOn', { date: date(day) })
      : until === null
        ? t('report.absentFrom', { kind: reported, from: date(day) })
        : t('report.absentBetween', { kind: reported, from: date(day), until: date(until) });
  return (
    <li>
      {text}
      <Button
        variant="subtle"
        size="compact-md"
        loading={end.isPending}
        aria-label={t('report.endNamed', { person: name, report: text })}
        onClick={() => setAsking(true)}
      >
        {t('report.end')}
      </Button>
      <ConfirmDialog
        title={t('report.endTitle', { person: name })}
        action={t('report.end')}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate({ params: { userId: String(person.id), reportId: String(id) } })}
      >
        <p>{t('report.endText')}</p>
      </ConfirmDialog>
    </li>
  );
}
