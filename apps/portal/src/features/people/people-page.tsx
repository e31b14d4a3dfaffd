import { Button } from '@mantine/core';
import { PERSON_STATES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { AdminRequests } from '../../product/desk/admin-requests.tsx';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PeopleCard } from '../../product/desk/people-card.tsx';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { Link } from 'react-router';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonItem } from './person-item.tsx';
import classes from './people-page.module.css';

/** What waits for a second person; without an answer the page does not wait for it. */
function RequestsCard() {
  const { t } = useTranslation('desk');
  const requests = useApiQuery('listAdminRequests', {}).data ?? [];
  const outcome = useOutcome(['listAdminRequests', 'listPeople']);
  const decide = useApiMutation('decideAdminRequest', outcome(t('adminRequests.decided')));
  return (
    <AdminRequests
      requests={requests}
      busy={decide.isPending}
      onDecide={(requestId, approved) =>
        decide.mutate({ params: { requestId: String(requestId) }, body: { approved } })
      }
    />
  );
}

/** The people of the employer: who is there, invitations and access. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'app']);
  const form = useRef<HTMLDivElement>(null);
  const found = useApiQuery(
    'listPeople',
    { query: useListQuery(PERSON_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <DeskPage desk="employer" title={t('people:title')}>
      <PageTitle
        title={t('people:title')}
        lead={t('people:lead')}
        aside={
          // The form stands below all people.
          <Button variant="default" onClick={() => form.current?.querySelector('input')?.focus()}>
            {t('people:invite.title')}
          </Button>
        }
      />
      <DeskCards>
        <RequestsCard />
        <PeopleCard placeholder={t('people:list.placeholder')} found={found}>
          {(person) => <PersonItem person={person} />}
        </PeopleCard>
        <SectionCard title={t('people:invite.title')} description={t('people:invite.description')}>
          <div ref={form}>
            <InviteForm />
          </div>
          <p>
            <Link to={deskPaths.employerInvitations()} className={classes['link']}>
              {t('people:invite.many')}
            </Link>
          </p>
        </SectionCard>
      </DeskCards>
    </DeskPage>
  );
}
