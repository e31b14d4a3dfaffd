import { addCents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { signedEuro } from '../../format/signed-euro.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './january.module.css';

type Causes = NonNullable<ReplyOf<'getJanuary'>['cars'][number]['change']>['causes'];

/** Half the width of a bar's line. */
const HALF = 50;

interface CauseListProps {
  readonly causes: Causes;
  /** The draft changes limits alone: the tax changes with the contributions that it takes into account. */
  readonly hasDraftedLimits: boolean;
}

/**
 * What makes the rate dearer or cheaper, one cause below the other, with bars to both sides of a line; causes add up to the total.
 * Causes that change nothing share one row.
 */
export function CauseList({ causes, hasDraftedLimits }: CauseListProps) {
  const { t } = useTranslation('january');
  const format = useFormat();
  const changing = causes.filter(({ rateCents }) => rateCents !== 0);
  const unchanged = causes.filter(({ rateCents }) => rateCents === 0);
  const largest = Math.max(...changing.map(({ rateCents }) => Math.abs(rateCents)));
  return (
    <>
      <h3 className={classes['heading']}>{t('causes.title')}</h3>
      {changing.length > 0 && <p className={classes['quiet']}>{t('causes.hint')}</p>}
      <ul className={classes['causes']}>
        {changing.map(({ cause, rateCents }) => {
          const effect = rateCents < 0 ? 'less' : 'more';
          return (
            <li key={cause} className={classes['cause']}>
              <span className={classes['name']}>
                <strong>{t(`causes.${cause}.name`)}</strong>
                <span className={classes[effect]}>{signedEuro(rateCents, format)}</span>
              </span>
              <span className={classes['line']} aria-hidden="true">
                <span
                  className={`${classes['bar']} ${classes[effect]}`}
                  style={{ width: `${((Math.abs(rateCents) / largest) * HALF).toFixed(1)}%` }}
                />
              </span>
              <span className={classes['quiet']}>
                {t(`causes.${cause}.${effect}`)}
                {cause === 'TAX' && hasDraftedLimits && ` ${t('causes.taxOfLimits')}`}
              </span>
            </li>
          );
        })}
        {unchanged.length > 0 && (
          <li className={classes['cause']}>
            {t('causes.same', { names: unchanged.map(({ cause }) => t(`causes.${cause}.name`)).join(', ') })}
          </li>
        )}
      </ul>
      <p className={classes['sum']}>
        <strong>{t('causes.sum')}</strong>
        <strong>{signedEuro(addCents(...causes.map(({ rateCents }) => rateCents)), format)}</strong>
      </p>
    </>
  );
}
