import type { Fault } from './fault.ts';

export const certificateEnds: Fault = {
  alert: 'CertificateNearEnd',
  severity: 'warning',
  what: 'the front has a certificate that ends in ten days',
  begin: ({ site }) => {
    site.endsIn(10);
    return { cure: () => site.endsIn(90) };
  },
};

export const certificateEndsNow: Fault = {
  alert: 'CertificateNearEnd',
  severity: 'critical',
  what: 'the front of the console has a certificate that ends in two days',
  begin: ({ console }) => {
    console.endsIn(2);
    return { cure: () => console.endsIn(90) };
  },
};

export const siteDown: Fault = {
  alert: 'SiteDown',
  severity: 'critical',
  what: 'the front of the site is stopped',
  begin: ({ site }) => {
    site.stop();
    return { cure: () => site.start() };
  },
};

export const watchFaults: readonly Fault[] = [
  {
    alert: 'ExporterGone',
    severity: 'warning',
    what: 'the exporter of Redis is killed',
    labels: { job: 'redis' },
    begin: async ({ watch }) => {
      await watch.redis.stop('SIGKILL');
      return { cure: () => watch.redis.start() };
    },
  },
  {
    alert: 'AlertsNotDelivered',
    severity: 'critical',
    what: 'the mail server of the operators is stopped',
    labels: { integration: 'email' },
    begin: async ({ operatorsPost }) => {
      await operatorsPost.stop();
      return { cure: () => operatorsPost.start() };
    },
  },
];
