import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation } from 'react-router';
import type { ReplyOf, UserInfoReply } from '../../api/replies.ts';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { HelpBox } from '../../product/help/help-box.tsx';
import { HELP_TOPICS } from '../../product/help/help-topics.ts';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmailBox } from './email-box.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import classes from './salary-page.module.css';

export default function SalaryPage() {
  const { t } = useTranslation(['profile', 'app']);
  const info = useApiQuery('getUserInfo', {});
  const config = useApiQuery('getUserInfoConfig', {});
  return (
    <>
      <title>{t('app:pageTitle', { page: t('tabs.salary') })}</title>
      <LoadState query={bothOf(info, config)} failed={t('loadFailed')} skeleton={<ProfileSkeleton />}>
        {([person, commuteDays]) => <Profile person={person} commuteDays={commuteDays} />}
      </LoadState>
    </>
  );
}

interface ProfileProps {
  readonly person: UserInfoReply;
  readonly commuteDays: ReplyOf<'getUserInfoConfig'>;
}

function Profile({ person, commuteDays }: ProfileProps) {
  const { t } = useTranslation('profile');
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isFirst] = useState(person.salaryInfo === null);
  // The address is for the contract: people without salary data are not asked yet, unless a link names it.
  const asksAddress = useLocation().hash.startsWith('#addressDto') || !isFirst;
  return (
    <div className={classes['columns']}>
      <div className={classes['forms']}>
        <DrawnInSteps>
          <ProfileForm part="salaryInfo" info={person} commuteDays={commuteDays} panel={panel} />
          {asksAddress && <ProfileForm part="addressDto" info={person} commuteDays={commuteDays} />}
        </DrawnInSteps>
      </div>
      <aside className={classes['aside']}>
        <div ref={setPanel} className={classes['panel']} />
        <SectionCard compact title={t('privacy.title')}>
          <p className={classes['quiet']}>{t('privacy.text')}</p>
        </SectionCard>
        <HelpBox questions={HELP_TOPICS.salary} />
        <EmailBox key={person.addressDto.email} email={person.addressDto.email} />
      </aside>
    </div>
  );
}
