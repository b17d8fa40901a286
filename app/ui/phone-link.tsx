import type { ReactNode } from 'react';

export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export function PhoneLink({
  phone,
  className = 'tel',
  children = phone,
}: {
  phone: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a className={className} href={telHref(phone)}>
      {children}
    </a>
  );
}
