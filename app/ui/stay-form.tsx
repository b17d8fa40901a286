import { SiteForm } from './site-form';
import { useRouter, type RouterFormProps } from './router';

/** A GET form that shows another part of the same page, which stays where it was read. Without JavaScript it is an ordinary form. */
export function StayForm(props: RouterFormProps) {
  const router = useRouter();
  return router ? (
    <router.StayingForm {...props} />
  ) : (
    <SiteForm method="get" data-stay="" {...props} />
  );
}
