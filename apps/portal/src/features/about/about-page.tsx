import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { TextPage } from '../../ui/text-page.tsx';

export default function AboutPage() {
  const { t } = useTranslation(['about', 'app']);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('about:title') })}</title>
      <TextPage
        title={t('about:title')}
        lead={t('about:lead')}
        sections={t('about:sections', { returnObjects: true })}
        action={<ActionLink to={paths.search()}>{t('about:action')}</ActionLink>}
      />
    </>
  );
}
