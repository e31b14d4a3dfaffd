import type about from '../../public/locales/de/about.json';
import type account from '../../public/locales/de/account.json';
import type app from '../../public/locales/de/app.json';
import type audit from '../../public/locales/de/audit.json';
import type calculator from '../../public/locales/de/calculator.json';
import type cars from '../../public/locales/de/cars.json';
import type contractTexts from '../../public/locales/de/contractTexts.json';
import type desk from '../../public/locales/de/desk.json';
import type employer from '../../public/locales/de/employer.json';
import type errors from '../../public/locales/de/errors.json';
import type faq from '../../public/locales/de/faq.json';
import type legal from '../../public/locales/de/legal.json';
import type manufacturer from '../../public/locales/de/manufacturer.json';
import type offer from '../../public/locales/de/offer.json';
import type orders from '../../public/locales/de/orders.json';
import type payroll from '../../public/locales/de/payroll.json';
import type payslip from '../../public/locales/de/payslip.json';
import type people from '../../public/locales/de/people.json';
import type profile from '../../public/locales/de/profile.json';
import type provider from '../../public/locales/de/provider.json';
import type registerCodes from '../../public/locales/de/registerCodes.json';
import type rules from '../../public/locales/de/rules.json';
import type search from '../../public/locales/de/search.json';
import type security from '../../public/locales/de/security.json';
import type stuckWork from '../../public/locales/de/stuckWork.json';
import type settings from '../../public/locales/de/settings.json';
import type terms from '../../public/locales/de/terms.json';
import type timeline from '../../public/locales/de/timeline.json';
import type vehicle from '../../public/locales/de/vehicle.json';
import type workflow from '../../public/locales/de/workflow.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      about: typeof about;
      account: typeof account;
      app: typeof app;
      audit: typeof audit;
      calculator: typeof calculator;
      cars: typeof cars;
      contractTexts: typeof contractTexts;
      desk: typeof desk;
      employer: typeof employer;
      errors: typeof errors;
      faq: typeof faq;
      legal: typeof legal;
      manufacturer: typeof manufacturer;
      offer: typeof offer;
      orders: typeof orders;
      payroll: typeof payroll;
      payslip: typeof payslip;
      people: typeof people;
      profile: typeof profile;
      provider: typeof provider;
      registerCodes: typeof registerCodes;
      rules: typeof rules;
      search: typeof search;
      security: typeof security;
      stuckWork: typeof stuckWork;
      settings: typeof settings;
      terms: typeof terms;
      timeline: typeof timeline;
      vehicle: typeof vehicle;
      workflow: typeof workflow;
    };
  }
}
