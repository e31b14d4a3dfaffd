import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { personName } from '../../desk/person-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import classes from '../../desk/row-list.module.css';
import { EmploymentAction } from './employment-dialog.tsx';
import { ReportAction } from './report-dialog.tsx';
import { ReportList } from './report-list.tsx';
import { PersonActions } from './person-actions.tsx';

type Person = ReplyOf<'listPeople'>['people'][number];

const TONES: Record<Person['state'], Tone> = {
  INVITED: 'neutral',
  UNCONFIRMED: 'warn',
  ACTIVE: 'gain',
  DEACTIVATED: 'danger',
};

/** People with what an employer may know of them and do about their accounts. */
export function PeopleList({ people }: { readonly people: readonly Person[] }) {
  return (
    <ul>
      {people.map((person) => (
        <PersonItem key={person.id} person={person} />
      ))}
    </ul>
  );
}

function PersonItem({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { date, dateTime } = useFormat();
  const { state, group, employedSince, probationUntil, invitedUntil, employeeId, email, self, tenantAdmin } =
    person;
  const facts = [
    email,
    employeeId !== null && t('list.personnelNumber', { number: employeeId }),
    group !== null && t('list.group', { group }),
    employedSince !== null && t('list.employedSince', { date: date(employedSince) }),
    probationUntil !== null && t('list.probationUntil', { date: date(probationUntil) }),
    state === 'INVITED' &&
      (invitedUntil === null
        ? t('list.invitationOver')
        : t('list.invitedUntil', { time: dateTime(invitedUntil) })),
  ];
  return (
    <li className={classes['item']}>
      <div>
        <p className={classes['head']}>
          <strong>{personName(person)}</strong>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {tenantAdmin && <StatusBadge tone="neutral">{t('list.tenantAdmin')}</StatusBadge>}
          {self && <StatusBadge tone="neutral">{t('list.self')}</StatusBadge>}
        </p>
        <p className={classes['quiet']}>{facts.filter(Boolean).join(' · ')}</p>
        <ReportList person={person} />
      </div>
      <div className={classes['actions']}>
        <EmploymentAction person={person} />
        <ReportAction person={person} />
        {!self && <PersonActions person={person} />}
      </div>
    </li>
  );
}
