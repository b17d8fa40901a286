import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { formAddress } from '~/server/form-page/short-address.server';
import { gateways } from '~/server/gateways.server';

/** Every address that no route knows: a form's short one leads to it. The sentence and the title of the rest are root's. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const form = formAddress(request, gateways);
  if (form) return redirect(form, 302);
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
