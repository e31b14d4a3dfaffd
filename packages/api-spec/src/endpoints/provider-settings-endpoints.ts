import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { providerSettingsBody } from '../schemas/provider-settings.ts';

export const providerSettingsEndpoints = {
  getProviderSettings: defineEndpoint({
    ...ROUTES.getProviderSettings,
    access: ['ADMIN'],
    summary: 'What the provider has set for every calculation, or the defaults.',
    reply: providerSettingsBody,
  }),
  saveProviderSettings: defineEndpoint({
    ...ROUTES.saveProviderSettings,
    access: ['ADMIN'],
    summary: 'Sets what holds for every calculation from now on; orders keep what they were frozen with.',
    body: providerSettingsBody,
    reply: providerSettingsBody,
  }),
} as const;
