/** Buttons, and links that look like them. One filled button for each region. */
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { Kbd } from "./kbd.tsx";
import styles from "./button.module.css";

export interface Look {
  /** `main` is filled; `bare` has no edge. */
  readonly look?: "main" | "plain" | "bare" | "danger" | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Keys that do the same, as people read them: `Ctrl Enter`. */
  readonly keys?: string | undefined;
}

const classes = ({ look = "plain", small = false }: Look, more = "") =>
  [styles["button"], styles[look], small ? styles["small"] : "", more].join(" ");

const inside = ({ icon, keys }: Look, children: ReactNode) => (
  <>
    {icon === undefined ? null : <Icon name={icon} />}
    {children}
    {keys === undefined ? null : <Kbd keys={keys} />}
  </>
);

export type ButtonProps = ComponentPropsWithRef<"button"> &
  Look & {
    /** Something is under way: the button stays, and takes no second press. */
    readonly busy?: boolean | undefined;
  };

export const Button = ({
  look,
  small,
  icon,
  keys,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    className={classes({ look, small }, className)}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    {...rest}
  >
    {inside({ icon, keys }, children)}
  </button>
);

/** A button that shows a sign alone; `label` is its name, and what is shown when it is pointed at. */
export const IconButton = ({
  label,
  icon,
  look = "bare",
  small,
  className,
  ...rest
}: Omit<ButtonProps, "children" | "keys"> & { readonly label: string; readonly icon: IconName }) => (
  <Button
    look={look}
    small={small}
    icon={icon}
    aria-label={label}
    title={label}
    className={`${styles["alone"]} ${className ?? ""}`}
    {...rest}
  />
);

export const ButtonLink = ({
  look,
  small,
  icon,
  keys,
  href,
  children,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<"a">, "href"> & Look & { readonly href: string }) => (
  <Link href={href} className={classes({ look, small }, className)} {...rest}>
    {inside({ icon, keys }, children)}
  </Link>
);
