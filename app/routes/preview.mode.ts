import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formFields } from '~/server/lib/form.server';
import { gatewaysFor } from '~/server/gateways.server';
import { endPreview, keepPreview, readPreviewCookie } from '~/server/previews/cookie.server';
import { safeReturnTo } from '~/server/visit/return-to.server';

export async function action({ request }: ActionFunctionArgs) {
  const { show, returnTo } = await formFields(request);
  const kept = readPreviewCookie(request);
  const link = kept && (await gatewaysFor(request).previews.open(kept.token));
  const stays = kept && link && (show === 'draft' || show === 'published');
  const cookie = stays ? keepPreview(kept.token, show, link) : endPreview();
  const headers = { 'Set-Cookie': cookie, 'Cache-Control': cachePolicy.private };
  return redirect(safeReturnTo(returnTo), { status: 303, headers });
}

export const loader = () => redirect('/', { status: 303 });
