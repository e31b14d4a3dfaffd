import { Button, FileButton } from '@mantine/core';
import { CHARGING_METHODS } from '@stromwandel/api-spec';
import { addDays, calendarDate } from '@stromwandel/kernel';
import { readWallboxFile, type ChargedDay, type WallboxRefusal } from '@stromwandel/leasing';
import { IconCamera, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import {
  costOf,
  priceOf,
  wattHoursOf,
  type Charging,
  type DriverMonth,
  type Entries,
} from './month-entries.ts';
import classes from './month.module.css';

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const FILE_TYPES = '.csv,text/csv,text/plain';
const WATT_HOURS_PER_KWH = 1000;
const POINTS_PER_CENT = 100;
const DECIMALS_OF_KWH = 3;

interface ChargingCardProps {
  readonly data: DriverMonth;
  readonly charging: Charging;
  readonly entries: Entries;
  readonly fileDays: readonly ChargedDay[] | null;
  readonly onFileDays: (days: ChargedDay[] | null) => void;
  /** Name of the file of the meter's new photo; null without one. */
  readonly photo: string | null;
  /** Keeps it; a rejection says that there is no room. */
  readonly onPhoto: (photo: File) => Promise<void>;
  /** Why the server refused the meter last; null before. */
  readonly refused: unknown;
}

/** Electricity charged at home: the meter or the file of a wallbox, and its price. */
export function ChargingCard(props: ChargingCardProps) {
  const { data, charging, entries, fileDays, onFileDays, photo, onPhoto, refused } = props;
  const problemText = useProblemText();
  const [isFull, setIsFull] = useState(false);
  const { t } = useTranslation('month');
  const { date } = useFormat();
  const { month, firstDay, lastDay } = data;
  const dayBefore = addDays(calendarDate(firstDay), -1);
  const before = charging.meterBefore;
  // No entry of these fields has this error by itself.
  const refusal = refused === null ? {} : { INVALID_FORMAT: problemText(refused) };
  const take = (file: File) =>
    onPhoto(file).then(
      () => setIsFull(false),
      () => setIsFull(true),
    );
  return (
    <SectionCard compact title={t('charging.title')} description={t(`charging.rule.${charging.rule}`)}>
      <div className={classes['stack']}>
        {fileDays === null ? (
          <div className={classes['meters']}>
            <DecimalField
              name="startKwh"
              unit="kWh"
              label={t('charging.meter', { day: date(dayBefore) })}
              messages={{ REQUIRED: t('charging.meterWrong'), ...refusal }}
            />
            <DecimalField
              name="endKwh"
              unit="kWh"
              label={t('charging.meter', { day: date(lastDay) })}
              messages={refusal}
            />
          </div>
        ) : (
          <Notice
            tone="pine"
            title={t('charging.file.days', { count: fileDays.length })}
            action={
              <Button variant="default" size="compact-md" onClick={() => onFileDays(null)}>
                {t('charging.file.remove')}
              </Button>
            }
          />
        )}
        {before === null && fileDays === null && <p className={classes['quiet']}>{t('charging.first')}</p>}
        <Price charging={charging} entries={entries} fileDays={fileDays} month={month} />
        <div className={classes['buttons']}>
          <FileButton
            accept={PHOTO_TYPES}
            capture="environment"
            onChange={(file) => file !== null && void take(file)}
          >
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
              >
                {t(photo === null ? 'charging.photo.take' : 'charging.photo.again')}
              </Button>
            )}
          </FileButton>
          <WallboxFile month={month} onDays={onFileDays} />
        </div>
        <p className={classes['quiet']} aria-live="polite">
          {photo === null ? t('charging.photo.hint') : t('charging.photo.taken', { name: photo })}
        </p>
        {isFull && (
          <Notice tone="danger" role="alert" title={t('full.title')}>
            {t('full.text')}
          </Notice>
        )}
      </div>
    </SectionCard>
  );
}

/** The price by the method of the year, and the electricity times the price. */
function Price({
  charging,
  entries,
  fileDays,
  month,
}: Pick<ChargingCardProps, 'charging' | 'entries' | 'fileDays'> & { readonly month: string }) {
  const { t } = useTranslation('month');
  const { number, unit, fixed, inEuro, euroCents } = useFormat();
  const year = month.slice(0, 4);
  const { methodOfYear, flatCentsPerKwh } = charging;
  const isOwn = entries.method === 'OWN_PRICE';
  const wattHours = wattHoursOf(entries, fileDays);
  const price = priceOf(entries, charging);
  const cost = costOf(entries, fileDays, charging);
  const inEuros = (points: number) =>
    inEuro(fixed(points / POINTS_PER_CENT / 100, points % POINTS_PER_CENT === 0 ? 2 : 4));
  return (
    <>
      {methodOfYear === null ? (
        <RadioCardsField
          name="method"
          columns={1}
          label={t('charging.method.label')}
          hint={t('charging.method.hint', { year })}
          options={CHARGING_METHODS.map((value) => ({
            value,
            label: t(`charging.method.${value}.label`),
            note:
              value === 'FLAT_PRICE' && flatCentsPerKwh !== null
                ? t('charging.method.FLAT_PRICE.note', {
                    price: inEuros(flatCentsPerKwh * POINTS_PER_CENT),
                    year,
                  })
                : t(value === 'FLAT_PRICE' ? 'charging.method.unknown' : 'charging.method.OWN_PRICE.note', {
                    year,
                  }),
          }))}
        />
      ) : (
        <p className={classes['quiet']}>{t(`charging.method.fixed.${methodOfYear}`, { year })}</p>
      )}
      {isOwn && (
        <div className={classes['meters']}>
          <DecimalField
            name="centsPerKwh"
            unit="ct"
            decimals={2}
            label={t('charging.own.work')}
            hint={t('charging.own.workHint')}
            messages={{ REQUIRED: t('charging.own.workMissing') }}
          />
          <DecimalField
            name="baseFeeYearEur"
            unit="€"
            decimals={2}
            label={t('charging.own.base')}
            hint={t('charging.own.baseHint')}
          />
          <DecimalField
            name="householdKwh"
            unit="kWh"
            label={t('charging.own.household')}
            hint={t('charging.own.householdHint')}
            messages={{ REQUIRED: t('charging.own.householdMissing') }}
          />
        </div>
      )}
      {!isOwn && flatCentsPerKwh === null && (
        <Notice tone="info">{t('charging.unknownPrice', { year })}</Notice>
      )}
      {wattHours !== null && price !== null && cost !== null && (
        <p aria-live="polite">
          {t('charging.product', {
            kwh: unit(wattHours / WATT_HOURS_PER_KWH, 'kWh', DECIMALS_OF_KWH),
            price: isOwn ? `${number(price / POINTS_PER_CENT, 2)} ct` : inEuros(price),
            cost: euroCents(cost),
          })}
        </p>
      )}
    </>
  );
}

/** The button that reads the file of a wallbox, and why it could not. */
function WallboxFile({
  month,
  onDays,
}: {
  readonly month: string;
  readonly onDays: (days: ChargedDay[]) => void;
}) {
  const { t } = useTranslation('month');
  const { month: monthName } = useFormat();
  const [refusal, setRefusal] = useState<WallboxRefusal | null>(null);

  async function read(file: File): Promise<void> {
    const days = readWallboxFile(await file.text(), month);
    setRefusal(days.ok ? null : days.error);
    if (days.ok) onDays(days.value);
  }

  return (
    <>
      <FileButton accept={FILE_TYPES} onChange={(file) => file !== null && void read(file)}>
        {(button) => (
          <Button
            {...button}
            variant="subtle"
            leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('charging.file.read')}
          </Button>
        )}
      </FileButton>
      {refusal !== null && (
        <div className={classes['refusal']}>
          <Notice tone="danger" role="alert" title={t('charging.file.failed')}>
            {t(`charging.file.refusals.${refusal.code}`, {
              month: monthName(month),
              line: 'line' in refusal ? refusal.line : 0,
            })}
          </Notice>
        </div>
      )}
    </>
  );
}
