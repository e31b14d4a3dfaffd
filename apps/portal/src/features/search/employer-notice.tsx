import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useObstacleText } from '../../product/employer-offer/use-obstacle-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './employer-notice.module.css';

type Offer = ReplyOf<'getEmployerOffer'>;

/** What the employer adds to the rates of the list, and what it leaves out of it and why. */
export function EmployerNotice() {
  const { t } = useTranslation('offer');
  const textOf = useObstacleText();
  // The list stands without it: a call that fails is left to the next visit.
  const offer = useApiQuery('getEmployerOffer', {}).data;
  const sentences = useOfferSentences(offer);
  if (!offer || sentences.length + offer.personObstacles.length + offer.notOffered.length === 0) return null;
  return (
    <div className={classes['notice']}>
      {offer.personObstacles.length > 0 && (
        <Notice tone="warn" title={t('notYetTitle')}>
          {offer.personObstacles.map((obstacle) => (
            <p key={obstacle.code}>{textOf(obstacle)}</p>
          ))}
        </Notice>
      )}
      {(sentences.length > 0 || offer.notOffered.length > 0) && (
        <Notice tone="info">
          {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
          {offer.notOffered.length > 0 && <LeftOut cars={offer.notOffered} />}
        </Notice>
      )}
    </div>
  );
}

function useOfferSentences(offer: Offer | undefined): string[] {
  const { t } = useTranslation('offer');
  const { euroCents, percent } = useFormat();
  if (!offer) return [];
  const {
    contributionCents,
    contributionPercent,
    highestRateCents,
    durationsMonths,
    vatPassedOn,
    commuteFlatTax,
  } = offer;
  const amounts = { amount: euroCents(contributionCents), percent: percent(contributionPercent, 2) };
  const added =
    contributionCents > 0 && contributionPercent > 0
      ? t('list.contributionBoth', amounts)
      : contributionCents > 0
        ? t('list.contributionAmount', amounts)
        : contributionPercent > 0 && t('list.contributionPercent', amounts);
  return [
    added,
    added && t('list.included'),
    vatPassedOn && t('list.vatPassedOn'),
    commuteFlatTax !== 'OFF' && t(`list.commuteFlatTax.${commuteFlatTax}`),
    highestRateCents !== null && t('list.limitRate', { highest: euroCents(highestRateCents) }),
    durationsMonths !== null && t('list.limitDurations', { months: durationsMonths.join(', ') }),
  ].filter((sentence) => sentence !== false);
}

function LeftOut({ cars }: { readonly cars: Offer['notOffered'] }) {
  const { t } = useTranslation('offer');
  const textOf = useObstacleText();
  return (
    <details className={classes['details']}>
      <summary>{t('list.notOffered', { count: cars.length })}</summary>
      <ul>
        {cars.map(({ vehicleId, brand, model, trimLevel, obstacles }) => (
          <li key={vehicleId}>
            <Link to={paths.vehicle(vehicleId)}>{[brand, model, trimLevel].filter(Boolean).join(' ')}</Link>
            {': '}
            {obstacles.map(textOf).join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
