import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import classes from './contract-texts.module.css';

export type TextVersion = ReplyOf<'listContractTexts'>[number];

const TONES: Record<TextVersion['state'], Tone> = { SHIPPED: 'neutral', DRAFT: 'warn', PUBLISHED: 'info' };

/** Versions, newest first, with who did what and when. */
export function VersionList({ versions }: { readonly versions: readonly TextVersion[] }) {
  const { t } = useTranslation('contractTexts');
  return (
    <ul>
      {versions.map((version) => (
        <li key={version.number} className={classes['item']}>
          <div>
            <p className={classes['head']}>
              <Link to={deskPaths.providerContractText(version.number)} className={classes['link']}>
                {t('version', { name: version.name })}
              </Link>
              <VersionBadges version={version} />
            </p>
            <VersionActs version={version} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** State of a version, and whether new orders name it. */
export function VersionBadges({ version: { state, inForce } }: { readonly version: TextVersion }) {
  const { t } = useTranslation('contractTexts');
  return (
    <>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {inForce && <StatusBadge tone="gain">{t('inForce')}</StatusBadge>}
    </>
  );
}

/** Who drafted, changed and published a version, and from when it holds. */
export function VersionActs({ version }: { readonly version: TextVersion }) {
  const { t } = useTranslation('contractTexts');
  const { date, dateTime } = useFormat();
  const acts = (['drafted', 'changed', 'published'] as const).flatMap((act) => {
    const done = version[act];
    return done === null ? [] : [t(`acts.${act}`, { by: done.by, at: dateTime(done.at) })];
  });
  const from = version.validFrom === null ? [] : [t('validFrom', { date: date(version.validFrom) })];
  const told = version.state === 'SHIPPED' ? [t('acts.shipped')] : [...from, ...acts];
  return <p className={classes['quiet']}>{told.join(' · ')}</p>;
}
