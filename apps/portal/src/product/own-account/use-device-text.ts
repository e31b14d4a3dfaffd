import { useTranslation } from '../../i18n/use-translation.ts';
import { deviceOf } from './device-of.ts';

/** A device in words, such as "Chrome auf Windows"; null for a user agent that names no known browser or system. */
export function useDeviceText(): (agent: string | null) => string | null {
  const { t } = useTranslation('security');
  return (agent) => {
    const { browser, system } = deviceOf(agent);
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system;
  };
}
