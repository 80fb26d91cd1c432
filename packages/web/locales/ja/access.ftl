### 誰が何をできるか: チーム、人、役割、トークン。

access-title = { $name } へのアクセス
access-about = 権限はチームから与えられます。チームには役割があり、役割ごとにできることが決まっています。
access-may-not = アクセス権を見たり変えたりすることはできません
access-saved = 保存しました。
access-save = 変更を保存
access-name = 名前
access-actions = 操作
access-never = なし
access-username = ユーザー名
access-nobody = この名前の人はいません。

access-teams = チーム
access-teams-none = このプロジェクトには独自のチームがありません
access-teams-none-about = 公開範囲を「カスタム」以外にすると、通常のチームが作られます。
access-team = チーム
access-team-new = 新しいチーム
access-team-make = チームを作る
access-team-change = 変更
access-team-change-of = { $name } を変更
access-team-all-languages = すべての言語
access-team-languages = { $count ->
    [0] 言語なし
   *[other] 言語: { $languages }
  }
access-team-empty = このチームにはまだ誰もいません。
access-languages = 言語
    .hint = cs, de のようにコードをコンマで区切ります。空の場合はすべての言語です。
access-roles = 役割
access-role-nothing = メンバーはプロジェクトを見られるだけです。
access-role-means = メンバーにできること: { $count } 件
access-member-add = メンバーを追加
access-member-added = { $name } がチームに入りました。
access-member-remove = チームから外す
access-member-remove-of = { $name } を { $team } から外す
access-member-remove-about = これまでの作業は残ります。ほかのチームの権限も残ります。

access-invitations = メールで招待
access-invitations-about = まだアカウントのない人のためのものです。届いた手紙からこのプロジェクトのチームに入れます。
access-invite = 招待を送る
access-invited = { $email } に招待を送りました。
access-invitation-link = メールが設定されていません。このリンクをご自分で送ってください
access-mail = メールアドレス
access-invitation-until = { $team }、{ $date } まで
access-invitation-revoke = 取り消す
access-invitation-revoke-of = { $email } への招待を取り消す

access-visibility = 公開範囲
access-visibility-change = 公開範囲を変更
access-level-0 = 公開
access-level-0-about = 誰でも見られます。アカウントがあれば翻訳できます。
access-level-1 = 保護
access-level-1-about = 誰でも見られます。翻訳するのはプロジェクトのチームです。
access-level-100 = 非公開
access-level-100-about = プロジェクトのチームだけが見られます。
access-level-200 = カスタム
access-level-200-about = ご自分で作ったチームが見られます。自動では作られません。

access-blocks = 締め出し
access-blocks-none = 締め出されている人はいません。
access-block = 締め出す
access-block-ends = 期限
    .hint = 空の場合は無期限です。
access-block-for-good = 無期限
access-block-until = { $date } まで
access-unblock = 解除
access-unblock-of = { $name } の締め出しを解除

access-tokens = プロジェクトのトークン
access-tokens-about = これを持つプログラムは、このプロジェクトの中だけで管理者の権限で動きます。
access-token-name = 用途
access-token-make = トークンを作る
access-token-made = トークンができました
access-token-used = 最後の使用
access-token-expires = 期限
access-token-revoke = 失効させる
access-token-revoke-of = { $name } を失効させる
access-token-revoke-about = 使っているプログラムは今から拒否されます。

access-explain = 誰に何ができるか
access-explain-ask = 調べる
access-permission = 権限
access-allowed = できます
access-denied = できません

access-group-strings = 翻訳
access-group-source = 原文
access-group-talk = 提案
access-group-comments = コメント
access-group-languages = 言語
access-group-files = ファイルとレポート
access-group-glossary = 用語集
access-group-help = 翻訳メモリと機械翻訳
access-group-screenshots = スクリーンショット
access-group-repository = リポジトリ
access-group-managing = プロジェクトの管理
access-group-site = サイト全体


access-team-more = ほか { $count } 人
access-team-remove-about = メンバーはこのチームの権限を失います。本人と作業は残ります。
access-remove = 削除
access-remove-of = { $name } を削除
access-roles-about = 役割は権限に名前を付けてまとめたものです。チームはメンバーに役割を与えます。
access-role-new = 新しい役割
access-role-remove-about = チームはこの役割を、メンバーはその権限を失います。
access-users-find = ユーザー名の先頭で探す
access-users-count = { $count } 件のアカウント、うち { $shown } 件を表示
access-full-name = 氏名
access-user-new = 新しいアカウント
access-user-make = アカウントを作る
access-user-state = 状態
access-user-login = 最後のサインイン
access-user-inactive = 停止中
access-user-superuser = スーパーユーザー
access-user-bot = プログラム
access-user-is_active = 有効
    .hint = 無効だとサインインできず、トークンも拒否されます。
access-user-is_superuser = スーパーユーザー
    .hint = どこでも何でもできます。
access-user-is_bot = プログラム
    .hint = トークンだけでサインインし、人としては数えません。
access-team-remove = チームを削除
access-team-removed = チーム { $name } を削除しました。
access-team-remove-people = { $count ->
    [0] 誰も入っていません。
   *[other] { $count } 人が外れます。
  }
access-role-not-given = このロールの権限をすべて持っていないため、与えられません。
access-members = メンバー
access-members-none = このプロジェクトのチームにはまだ誰もいません
access-members-none-about = アカウントのある人を追加するか、メールで招待してください。
access-members-count = { $count ->
   *[other] { $count } 人
  }
access-members-find = 名前で検索
access-member-administrator = 管理者
access-member-teams = チーム
access-member-teams-of = { $name } のチーム
access-way-added = 管理者が追加
access-way-automatic = 自動的に参加
access-way-creation = プロジェクトを作成
access-way-invitation = 招待で参加
access-way-provider = サインイン事業者から参加
access-way-token = トークンとともに作成
access-previous = 前のページ
access-next = 次のページ
access-unblocked = { $name } は再びアクセスできます。
access-member-removed = { $name } は { $team } から外れました。
access-invitation-resend = 再送
access-invitation-resend-of = { $email } への招待を再送
