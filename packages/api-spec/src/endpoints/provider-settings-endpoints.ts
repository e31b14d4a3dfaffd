import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { ROUTES } from '../routes.ts';
import { comparisonDefaults } from '../schemas/comparison-defaults.ts';
import { providerSettingsBody, providerSettingsReply, supportContact } from '../schemas/provider-settings.ts';

export const providerSettingsEndpoints = {
  getProviderSettings: defineEndpoint({
    ...DESK_ROUTES.getProviderSettings,
    access: ['ADMIN'],
    summary: 'What the provider has set for calculations, deadlines and mails, or the defaults.',
    reply: providerSettingsReply,
  }),
  saveProviderSettings: defineEndpoint({
    ...DESK_ROUTES.saveProviderSettings,
    access: ['ADMIN'],
    summary:
      'Sets what is named for everything from now on; orders keep what they were frozen with, and steps their deadline.',
    body: providerSettingsBody,
    reply: providerSettingsReply,
  }),
  getComparisonDefaults: defineEndpoint({
    ...ROUTES.getComparisonDefaults,
    access: 'public',
    summary: 'What the comparison with owning a car assumes, each figure with its day and source.',
    reply: comparisonDefaults,
  }),
  saveComparisonDefaults: defineEndpoint({
    ...DESK_ROUTES.saveComparisonDefaults,
    access: ['ADMIN'],
    summary: 'Replaces these assumptions for comparisons from now on.',
    body: comparisonDefaults,
    reply: comparisonDefaults,
  }),
  getSupportContact: defineEndpoint({
    ...ROUTES.getSupportContact,
    access: 'public',
    summary: "How people reach the provider's support; each part may be null.",
    reply: supportContact,
  }),
} as const;
