import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import classes from './contract-texts.module.css';

type Vocabulary = ReplyOf<'getContractTexts'>['vocabulary'];

/** What texts can name: how paragraphs are marked, the figures, the data blocks and the circumstances. */
export function TextVocabulary({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const { t } = useTranslation('contractTexts');
  const needed = (mandatory: boolean) => (mandatory ? ` (${t('vocabulary.mandatory')})` : '');
  return (
    <details className={classes['vocabulary']}>
      <summary>{t('vocabulary.title')}</summary>
      <p>{t('vocabulary.notation')}</p>
      <h3 className={classes['heading']}>{t('vocabulary.placeholders')}</h3>
      <dl>
        {vocabulary.placeholders.map(({ name, example, mandatory, condition }) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
              {needed(mandatory)}
            </dt>
            <dd>
              {t('vocabulary.example', { example })}
              {condition !== null && ` ${t('vocabulary.only', { condition })}`}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes['heading']}>{t('vocabulary.blocks')}</h3>
      <dl>
        {vocabulary.blocks.map(({ name, mandatory }) => (
          <div key={name}>
            <dt>
              <code>{`[${name}]`}</code>
              {needed(mandatory)}
            </dt>
            <dd>{t(`blocks.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes['heading']}>{t('vocabulary.conditions')}</h3>
      <dl>
        {vocabulary.conditions.map((name) => (
          <div key={name}>
            <dt>
              <code>{`? ${name}:`}</code>
            </dt>
            <dd>{t(`conditions.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
