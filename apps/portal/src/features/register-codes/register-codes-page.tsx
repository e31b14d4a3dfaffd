import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { NewCodeForm } from './new-code-form.tsx';
import { RegisterCodeList } from './register-code-list.tsx';
import classes from './register-codes-page.module.css';

/** The codes an employer hands out, with which its people register. */
export default function RegisterCodesPage() {
  const { t } = useTranslation(['registerCodes', 'app']);
  return (
    <DeskPage desk="employer" title={t('registerCodes:title')}>
      <PageTitle title={t('registerCodes:title')} lead={t('registerCodes:lead')} />
      <DeskCards>
        <SectionCard title={t('registerCodes:list.title')}>
          <Codes />
        </SectionCard>
        <SectionCard title={t('registerCodes:form.title')} description={t('registerCodes:form.description')}>
          <NewCodeForm />
        </SectionCard>
      </DeskCards>
    </DeskPage>
  );
}

function Codes() {
  const { t } = useTranslation('registerCodes');
  const codes = useApiQuery('listRegisterCodes', {});
  return (
    <LoadState
      query={codes}
      failed={t('list.failed')}
      label={t('list.loading')}
      skeleton={<Skeleton height={120} radius={18} />}
    >
      {(loaded) =>
        loaded.length === 0 ? (
          <p className={classes['quiet']}>{t('list.none')}</p>
        ) : (
          <RegisterCodeList codes={loaded} />
        )
      }
    </LoadState>
  );
}
