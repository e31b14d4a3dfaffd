import { useTranslation } from 'react-i18next';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmailBox } from './email-box.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { TripsSection } from './trips-section.tsx';
import classes from './salary-page.module.css';

export default function SalaryPage() {
  const { t } = useTranslation(['profile', 'app']);
  const info = useApiQuery('getUserInfo', {});
  const config = useApiQuery('getUserInfoConfig', {});
  return (
    <>
      <title>{t('app:pageTitle', { page: t('tabs.salary') })}</title>
      <LoadState query={bothOf(info, config)} failed={t('loadFailed')} skeleton={<ProfileSkeleton />}>
        {([person, commuteDays]) => (
          <div className={classes['columns']}>
            <div className={classes['forms']}>
              <ProfileForm part="salaryInfo" info={person} commuteDays={commuteDays} />
              <ProfileForm part="addressDto" info={person} commuteDays={commuteDays} />
              <TripsSection />
            </div>
            <aside className={classes['aside']}>
              <SectionCard compact title={t('privacy.title')}>
                <p className={classes['quiet']}>{t('privacy.text')}</p>
              </SectionCard>
              <EmailBox key={person.addressDto.email} email={person.addressDto.email} />
            </aside>
          </div>
        )}
      </LoadState>
    </>
  );
}
