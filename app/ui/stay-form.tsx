import { SiteForm } from './site-form';
import { useRouter, type RouterFormProps } from './router';

export function StayForm(props: RouterFormProps) {
  const router = useRouter();
  return router ? (
    <router.StayingForm {...props} />
  ) : (
    <SiteForm method="get" data-stay="" {...props} />
  );
}
