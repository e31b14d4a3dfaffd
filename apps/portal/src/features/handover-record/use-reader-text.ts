import { useTranslation } from '../../i18n/use-translation.ts';
import { useRecord } from './record-context.ts';

/** Texts that address the driver; the dealer has others. */
type ReaderText =
  | 'odometer.text'
  | 'equipment.title'
  | 'remarks.text'
  | 'signatures.text'
  | 'signatures.driver'
  | 'signatures.dealer'
  | 'signatures.follows'
  | 'refusal.text'
  | 'refusal.remark'
  | 'refusal.ask';

/** Texts of the record for the person who reads it. */
export function useReaderText(): (key: ReaderText) => string {
  const { t } = useTranslation('handover');
  const { isDealer } = useRecord();
  return (key) => (isDealer ? t(`dealer.${key}`) : t(key));
}
