import { LEGAL_PAGES, type LegalPage } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import { DeadlinesForm } from './deadlines-form.tsx';
import { LegalTextForm } from './legal-text-form.tsx';
import { LessorForm } from './lessor-form.tsx';
import { MailSenderForm } from './mail-sender-form.tsx';
import { OrderAddressesForm } from './order-addresses-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { SupportForm } from './support-form.tsx';
import classes from './settings-page.module.css';

/** What the provider sets for the whole portal: calculation, deadlines, mails, orders, lessor and legal texts. */
export default function SettingsPage() {
  const { t } = useTranslation(['settings', 'app']);
  return (
    <DeskPage desk="provider" title={t('settings:title')}>
      <PageTitle title={t('settings:title')} lead={t('settings:lead')} />
      <div className={classes['cards']}>
        <SettingsCard title={t('settings:rules.title')} description={t('settings:rules.description')}>
          {(settings) => <RulesForm settings={settings} />}
        </SettingsCard>
        <SettingsCard title={t('settings:deadlines.title')} description={t('settings:deadlines.description')}>
          {(settings) => <DeadlinesForm settings={settings} />}
        </SettingsCard>
        <SettingsCard title={t('settings:sender.title')} description={t('settings:sender.description')}>
          {(settings) => <MailSenderForm settings={settings} />}
        </SettingsCard>
        <SettingsCard
          title={t('settings:orderAddresses.title')}
          description={t('settings:orderAddresses.description')}
        >
          {(settings) => <OrderAddressesForm settings={settings} />}
        </SettingsCard>
        <SettingsCard title={t('settings:support.title')} description={t('settings:support.description')}>
          {(settings) => <SupportForm settings={settings} />}
        </SettingsCard>
        <SettingsCard title={t('settings:lessor.title')} description={t('settings:lessor.description')}>
          {(settings) => <LessorForm settings={settings} />}
        </SettingsCard>
        <ComparisonCard />
        {LEGAL_PAGES.map((page) => (
          <LegalTextCard key={page} page={page} />
        ))}
      </div>
    </DeskPage>
  );
}

function ComparisonCard() {
  const { t } = useTranslation('settings');
  const defaults = useApiQuery('getComparisonDefaults', {});
  return (
    <SectionCard title={t('comparison.title')} description={t('comparison.description')}>
      <LoadState query={defaults} failed={t('rules.loadFailed')}>
        {(loaded) => <ComparisonForm defaults={loaded} />}
      </LoadState>
    </SectionCard>
  );
}

interface SettingsCardProps {
  readonly title: string;
  readonly description: string;
  readonly children: (settings: ReplyOf<'getProviderSettings'>) => ReactNode;
}

function SettingsCard({ title, description, children }: SettingsCardProps) {
  const { t } = useTranslation('settings');
  const settings = useApiQuery('getProviderSettings', {});
  return (
    <SectionCard title={title} description={description}>
      <LoadState query={settings} failed={t('rules.loadFailed')}>
        {children}
      </LoadState>
    </SectionCard>
  );
}

function LegalTextCard({ page }: { readonly page: LegalPage }) {
  const { t } = useTranslation('settings');
  const legalText = useApiQuery('getLegalText', { params: { page } });
  return (
    <SectionCard title={t(`pages.${page}`)} description={t('versions')}>
      <LoadState query={legalText} failed={t('loadFailed')}>
        {(loaded) => (
          // Another version starts the form anew.
          <LegalTextForm key={loaded.version} legalText={loaded} />
        )}
      </LoadState>
    </SectionCard>
  );
}
