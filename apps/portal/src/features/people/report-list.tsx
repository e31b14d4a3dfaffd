import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../product/desk/row-list.module.css';

type Person = ReplyOf<'listPeople'>['people'][number];
type Report = Person['reports'][number];

const OUTDATED = ['listPeople'] as const;

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
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const { id, kind, day, until } = report;
  const end = useApiMutation('endEmploymentReport', outcome(t('report.ended')));
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
      <AskedAction
        label={t('report.end')}
        named={t('report.endNamed', { person: name, report: text })}
        title={t('report.endTitle', { person: name })}
        variant="subtle"
        compact
        busy={end.isPending}
        onConfirm={() => end.mutate({ params: { userId: String(person.id), reportId: String(id) } })}
      >
        <p>{t('report.endText')}</p>
      </AskedAction>
    </li>
  );
}
