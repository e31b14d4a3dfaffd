import { LEGAL_PAGES, type LegalPage } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import { DeadlinesForm } from './deadlines-form.tsx';
import { AnnexFormForm } from './annex-form-form.tsx';
import { ArbitrationForm } from './arbitration-form.tsx';
import { DriversForm } from './drivers-form.tsx';
import { FineFeeForm } from './fine-fee-form.tsx';
import { LegalTextForm } from './legal-text-form.tsx';
import { LessorForm } from './lessor-form.tsx';
import { MailSenderForm } from './mail-sender-form.tsx';
import { OrderAddressesForm } from './order-addresses-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { SupportForm } from './support-form.tsx';
import classes from './settings-page.module.css';

const CARDS = [
  'rules',
  'deadlines',
  'fines',
  'annex',
  'drivers',
  'arbitration',
  'sender',
  'orderAddresses',
  'support',
  'lessor',
] as const;

/** What the provider sets for the whole portal: calculation, deadlines, mails, orders, lessor and legal texts. */
export default function SettingsPage() {
  const { t } = useTranslation(['settings', 'app']);
  const sections = [
    ...[...CARDS, 'comparison' as const].map((id) => ({ id, title: t(`settings:${id}.title`) })),
    ...LEGAL_PAGES.map((id) => ({ id, title: t(`settings:pages.${id}`) })),
  ];
  return (
    <DeskPage desk="provider" title={t('settings:title')}>
      <PageTitle title={t('settings:title')} lead={t('settings:lead')} />
      <div className={classes['columns']}>
        <div className={classes['aside']}>
          <PageContents label={t('settings:contents')} sections={sections} />
        </div>
        <div className={classes['cards']}>
          <SettingsCard
            id="rules"
            title={t('settings:rules.title')}
            description={t('settings:rules.description')}
          >
            {(settings) => <RulesForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="deadlines"
            title={t('settings:deadlines.title')}
            description={t('settings:deadlines.description')}
          >
            {(settings) => <DeadlinesForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="fines"
            title={t('settings:fines.title')}
            description={t('settings:fines.description')}
          >
            {(settings) => <FineFeeForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="annex"
            title={t('settings:annex.title')}
            description={t('settings:annex.description')}
          >
            {(settings) => <AnnexFormForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="drivers"
            title={t('settings:drivers.title')}
            description={t('settings:drivers.description')}
          >
            {(settings) => <DriversForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="arbitration"
            title={t('settings:arbitration.title')}
            description={t('settings:arbitration.description')}
          >
            {(settings) => <ArbitrationForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="sender"
            title={t('settings:sender.title')}
            description={t('settings:sender.description')}
          >
            {(settings) => <MailSenderForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="orderAddresses"
            title={t('settings:orderAddresses.title')}
            description={t('settings:orderAddresses.description')}
          >
            {(settings) => <OrderAddressesForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="support"
            title={t('settings:support.title')}
            description={t('settings:support.description')}
          >
            {(settings) => <SupportForm settings={settings} />}
          </SettingsCard>
          <SettingsCard
            id="lessor"
            title={t('settings:lessor.title')}
            description={t('settings:lessor.description')}
          >
            {(settings) => <LessorForm settings={settings} />}
          </SettingsCard>
          <ComparisonCard />
          {LEGAL_PAGES.map((page) => (
            <LegalTextCard key={page} page={page} />
          ))}
        </div>
      </div>
    </DeskPage>
  );
}

function ComparisonCard() {
  const { t } = useTranslation('settings');
  const defaults = useApiQuery('getComparisonDefaults', {});
  return (
    <div id="comparison">
      <SectionCard title={t('comparison.title')} description={t('comparison.description')}>
        <LoadState query={defaults} failed={t('rules.loadFailed')}>
          {(loaded) => <ComparisonForm defaults={loaded} />}
        </LoadState>
      </SectionCard>
    </div>
  );
}

interface SettingsCardProps {
  readonly id: (typeof CARDS)[number];
  readonly title: string;
  readonly description: string;
  readonly children: (settings: ReplyOf<'getProviderSettings'>) => ReactNode;
}

function SettingsCard({ id, title, description, children }: SettingsCardProps) {
  const { t } = useTranslation('settings');
  const settings = useApiQuery('getProviderSettings', {});
  return (
    <div id={id}>
      <SectionCard title={title} description={description}>
        <LoadState query={settings} failed={t('rules.loadFailed')}>
          {children}
        </LoadState>
      </SectionCard>
    </div>
  );
}

function LegalTextCard({ page }: { readonly page: LegalPage }) {
  const { t } = useTranslation('settings');
  const legalText = useApiQuery('getLegalText', { params: { page } });
  return (
    <div id={page}>
      <SectionCard title={t(`pages.${page}`)} description={t('versions')}>
        <LoadState query={legalText} failed={t('loadFailed')}>
          {(loaded) => (
            // Another version starts the form anew.
            <LegalTextForm key={loaded.version} legalText={loaded} />
          )}
        </LoadState>
      </SectionCard>
    </div>
  );
}
