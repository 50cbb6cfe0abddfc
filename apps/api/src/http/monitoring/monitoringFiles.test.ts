import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';

const read = (path: string) =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
const alerts = read('deploy/monitoring/alerts.yaml');
const dashboard = read('deploy/monitoring/dashboard.json');
const alertExpressions = alerts
  .split('expr:')
  .slice(1)
  .map((rest) => rest.split('for:')[0]!.replace('>-', ''));

/** What Prometheus says itself of a node that it asks. */
const PROMETHEUS_OWN = ['up'];

const metricsIn = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"|\[[^\]]*\]|by \([^)]*\)|\{[^}]*\}/g, '')
      .matchAll(/[a-z_]\w+/g),
  ]
    .map(([name]) => name)
    .filter((name) => !['sum', 'rate', 'histogram_quantile'].includes(name));

describeApi('alerts and dashboard', (t) => {
  test('name only what a node measures', async () => {
    await t.visitor.get('/auth/me');
    const measured = (await t.api.app.inject('/metrics')).body;
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    const expressions = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...alertExpressions,
    ];
    const names = new Set(expressions.flatMap(metricsIn));
    expect(names.size).toBeGreaterThan(8);
    const unknown = [...names].filter(
      (name) =>
        !PROMETHEUS_OWN.includes(name) &&
        !measured.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `) &&
        !measured.includes(`# TYPE ${name} `),
    );
    expect(unknown).toEqual([]);
  });

  test('calls are judged without those of probes, which are many, quick and 503 on purpose', () => {
    const urls = t.api.routes.map(({ url, config }) => ({
      url,
      isProbe: config?.rate === 'probe',
    }));
    const selectors = alertExpressions.flatMap((expression) =>
      [...expression.matchAll(/clubline_http_request_seconds_\w+(?:\{([^}]*)\})?/g)].map(
        ([, selector = '']) => selector,
      ),
    );
    expect(selectors.length).toBeGreaterThan(2);
    for (const selector of selectors) {
      const leftOut = new RegExp(`^(?:${/route!~"([^"]*)"/.exec(selector)?.[1] ?? ''})$`);
      for (const { url, isProbe } of urls) expect([url, leftOut.test(url)]).toEqual([url, isProbe]);
    }
  });

  test('each part that works or fails can be told from the metrics', async () => {
    const measured = (await t.api.app.inject('/metrics')).body;
    expect(measured).toContain('clubline_part_up{part="database"} 1');
    expect(measured).toContain('clubline_part_up{part="storage"} 1');
    expect(measured).toContain('clubline_part_up{part="pictures"} 1');
  });
});

test('each alert has a place in the runbook, and no other', () => {
  const named = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...read('docs/when-an-alert-fires.md').matchAll(/^## (\w+)$/gm)];
  expect(explained.map(([, name]) => name)).toEqual(named);
});
