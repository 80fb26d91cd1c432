/** A menu of further things to do, behind a button. Its keys and its place are Base UI's. */
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { Kbd } from "./kbd.tsx";
import styles from "./menu.module.css";

export interface MenuItem {
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  readonly keys?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Why it cannot be chosen now. */
  readonly disabled?: boolean | undefined;
  readonly href?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}

interface MenuProps {
  /** The button, such as `<Button>More</Button>`. */
  readonly trigger: ReactElement;
  /** Groups of items, with lines between them. */
  readonly groups: readonly (readonly MenuItem[])[];
}

export const Menu = ({ trigger, groups }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="end" className={styles["place"] ?? ""}>
        <Base.Popup className={styles["menu"] ?? ""}>
          {groups
            .filter((items) => items.length > 0)
            .map((items, index) => (
              <div key={index} role="group" className={styles["group"]}>
                {items.map((item, place) => (
                  <Item key={place} {...item} />
                ))}
              </div>
            ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

const Item = ({ label, icon, keys, danger = false, disabled = false, href, onChoose }: MenuItem) => {
  const className = `${styles["item"]} ${danger ? styles["danger"] : ""}`;
  const inside = (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      <span className={styles["label"]}>{label}</span>
      {keys === undefined ? null : <Kbd keys={keys} />}
    </>
  );
  return href === undefined ? (
    <Base.Item className={className} disabled={disabled} onClick={() => onChoose?.()}>
      {inside}
    </Base.Item>
  ) : (
    <Base.LinkItem className={className} closeOnClick render={<Link href={href} />}>
      {inside}
    </Base.LinkItem>
  );
};
