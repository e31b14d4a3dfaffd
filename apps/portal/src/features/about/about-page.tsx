import { useTextList } from '../../i18n/use-text-list.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { WorkedExample } from '../../product/worked-example/worked-example.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './about-page.module.css';

/** Who the provider is, how salary becomes a car, and the way there in three steps. */
export default function AboutPage() {
  const { t } = useTranslation(['about', 'app']);
  const sections = useTextList('about', 'sections');
  const steps = useTextList('about', 'steps');
  return (
    <>
      <title>{t('app:pageTitle', { page: t('about:title') })}</title>
      <PageTitle title={t('about:title')} lead={t('about:lead')} />
      <div className={classes['sections']}>
        {sections.map(({ title, text }) => (
          <SectionCard key={title} title={title}>
            <p>{text}</p>
          </SectionCard>
        ))}
      </div>
      <div className={classes['example']}>
        <WorkedExample />
      </div>
      <h2 className={classes['heading']}>{t('about:stepsTitle')}</h2>
      <ol className={classes['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={classes['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={classes['actions']}>
        <ActionLink to={paths.search()}>{t('about:action')}</ActionLink>
        <Link to={paths.calculator()}>{t('about:calculator')}</Link>
      </div>
    </>
  );
}
