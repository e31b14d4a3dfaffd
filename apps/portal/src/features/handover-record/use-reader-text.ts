import { useTranslation } from '../../i18n/use-translation.ts';
import { useRecord } from './record-context.ts';

/** Texts that address the driver; the dealer has others, and a return has its own. */
type RecordText =
  | 'odometer.text'
  | 'equipment.title'
  | 'remarks.text'
  | 'signatures.text'
  | 'signatures.driver'
  | 'signatures.dealer'
  | 'signatures.follows';
/** The car can be refused at the handover alone. */
type RefusalText = 'refusal.text' | 'refusal.remark' | 'refusal.ask';

/** Texts of the record for the person who reads it. */
export function useReaderText(): (key: RecordText) => string {
  const { t } = useTranslation('handover');
  const { isDealer, record } = useRecord();
  return (key) => {
    if (record.kind === 'RETURN') return t(`return.${key}`);
    return isDealer ? t(`dealer.${key}`) : t(key);
  };
}

/** Texts about a refused car for the person who reads them. */
export function useRefusalText(): (key: RefusalText) => string {
  const { t } = useTranslation('handover');
  const { isDealer } = useRecord();
  return (key) => (isDealer ? t(`dealer.${key}`) : t(key));
}
