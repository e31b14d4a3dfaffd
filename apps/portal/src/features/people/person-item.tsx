import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { PersonSummary } from '../../product/desk/person-summary.tsx';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../product/desk/row-list.module.css';
import { ReportList } from './report-list.tsx';
import { PersonActions } from './person-actions.tsx';

type Person = ReplyOf<'listPeople'>['people'][number];

/** A person with what an employer may know of them and do about their account. */
export function PersonItem({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  const { group, employedSince, probationUntil, employeeId, email, tenantAdmin, adminRequested } = person;
  return (
    <>
      <PersonSummary
        person={person}
        roles={[tenantAdmin && t('list.tenantAdmin'), adminRequested && t('list.adminRequested')]}
        facts={[
          email,
          employeeId !== null && t('list.personnelNumber', { number: employeeId }),
          group !== null && t('list.group', { group }),
          employedSince !== null && t('list.employedSince', { date: date(employedSince) }),
          probationUntil !== null && t('list.probationUntil', { date: date(probationUntil) }),
        ]}
      >
        <ReportList person={person} />
      </PersonSummary>
      <div className={classes['actions']}>
        <PersonActions person={person} />
      </div>
    </>
  );
}
