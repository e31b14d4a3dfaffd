import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { TextPage } from '../../ui/text-page.tsx';

interface LegalTextProps {
  readonly page: 'imprint' | 'privacy' | 'accessibility' | 'withdrawal';
  readonly action?: ReactNode;
}

/** A legal text of the provider; sample content is marked as such. */
export function LegalText({ page, action }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'app']);
  const title = t(`legal:${page}.title`);
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <TextPage
        title={title}
        lead={t(`legal:${page}.lead`)}
        notice={<Notice tone="info">{t('legal:placeholder')}</Notice>}
        sections={t(`legal:${page}.sections`, { returnObjects: true })}
        action={action}
      />
    </>
  );
}
