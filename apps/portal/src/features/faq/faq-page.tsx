import { Accordion } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './faq-page.module.css';

/** Questions by subject. `#versicherung` in the address opens that subject. */
export default function FaqPage() {
  const { t } = useTranslation(['faq', 'app']);
  const { hash } = useLocation();
  const [opened, setOpened] = useState<string[]>(hash === '' ? [] : [decodeURIComponent(hash.slice(1))]);
  const sections = t('faq:sections', { returnObjects: true });
  return (
    <>
      <title>{t('app:pageTitle', { page: t('faq:title') })}</title>
      <PageTitle title={t('faq:title')} lead={t('faq:lead')} />
      <Accordion multiple value={opened} onChange={setOpened} order={2} className={classes['sections']}>
        {sections.map(({ id, title, questions }) => (
          <Accordion.Item key={id} value={id} id={id}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <div className={classes['questions']}>
                {questions.map(({ question, answer }) => (
                  <section key={question}>
                    <h3>{question}</h3>
                    <p>{answer}</p>
                  </section>
                ))}
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <p className={classes['note']}>{t('faq:asOf')}</p>
    </>
  );
}
