import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScriptMark, useScriptMark } from '~/frame/script-mark';
import { contentSecurityPolicy, scriptMark } from './content-security-policy.server';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('nothing inline and nobody else is allowed by default', () => {
    const policy = contentSecurityPolicy(["'sha256-x'"]);
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const frames = /frame-src [^;]+;/.exec(policy)?.[0];
    expect(frames).toContain("'self' https://www.youtube-nocookie.com");
    expect(policy.replace(frames ?? '', '')).not.toContain('http');
  });

  it('each directive stands once, and a bot check may show its frame', async () => {
    vi.resetModules();
    vi.stubEnv('BOT_CHECK_SCRIPT', 'https://www.google.com/recaptcha/api.js');
    const configured = await import('./content-security-policy.server');
    const directives = configured.contentSecurityPolicy().split('; ');
    const names = directives.map((directive) => directive.split(' ')[0]);
    expect(names).toEqual([...new Set(names)]);
    const frames = directives.find((directive) => directive.startsWith('frame-src'));
    expect(frames).toContain('https://www.google.com');
    expect(frames).toContain('https://www.youtube-nocookie.com');
  });
});

describe('only the scripts that we wrote are allowed', () => {
  const OURS = 'window.__remixContext = {"a":"$&"};';
  const INJECTED = 'alert(1)';

  function Page({ content }: { content: string }) {
    return (
      <body>
        <div dangerouslySetInnerHTML={{ __html: content }} />
        <script nonce={useScriptMark()} dangerouslySetInnerHTML={{ __html: OURS }} />
        <script
          nonce={useScriptMark()}
          type="module"
          async
          dangerouslySetInnerHTML={{ __html: 'import "/b.js";' }}
        />
        <script src="/assets/a.js" />
      </body>
    );
  }
  const drawn = (content: string) => {
    const { mark, unmarked } = scriptMark();
    const html = renderToString(
      <ScriptMark.Provider value={mark}>
        <Page content={content} />
      </ScriptMark.Provider>,
    );
    return { mark, ...unmarked(html) };
  };

  it.each([
    `<script>${INJECTED}</script>`,
    `<script nonce="">${INJECTED}</script>`,
    `<script nonce="guess">${INJECTED}</script>`,
    `<!--<script>${INJECTED}</script>`,
    `<img alt="<script nonce=&quot;x&quot;>">`,
  ])('not the one that came with content: %s [X-10]', (content) => {
    const { html, hashes } = drawn(content);
    expect(hashes).toEqual([hashOf(OURS), hashOf('import "/b.js";')]);
    expect(hashes).not.toContain(hashOf(INJECTED));
    expect(html).toContain(content);
  });

  it('the mark is gone from the page, which says the same to everyone', () => {
    const first = drawn('<p>Hello</p>');
    expect(first.html).not.toContain(first.mark);
    expect(first.html).not.toContain('nonce');
    expect(first.html).toContain(`<script>${OURS}</script>`);
    expect(drawn('<p>Hello</p>').html).toBe(first.html);
  });
});
