import type app from '../../public/locales/de/app.json';
import type errors from '../../public/locales/de/errors.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      errors: typeof errors;
    };
  }
}
